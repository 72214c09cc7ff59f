import unusedRouterParts from './router-loader.mjs';

const ROUTER = `
var RouteContext = React.createContext({ matches: [] });
RouteContext.displayName = "Route";
var Link = React10.forwardRef(
  function LinkWithRef(props, ref) {
    return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, React10.createElement(PrefetchPageLinks, { page: href })) : link;
  }
);
Link.displayName = "Link";
var Form = React10.forwardRef(
  ({ action }, ref) => action
);
function useSearchParams(defaultInit) {
  warning(
    typeof URLSearchParams !== "undefined",
    \`You cannot use the \\\`useSearchParams\\\` hook in a browser that does not support it.\`
  );
  return createSearchParams(defaultInit);
}`;

it('lets the build drop components that nobody asks for, links that fetch their page early, and advice to developers', () => {
  const left = unusedRouterParts(ROUTER);

  expect(left).not.toContain('displayName');
  expect(left).not.toContain('PrefetchPageLinks');
  expect(left).toContain('return link;');
  expect(left).not.toContain('You cannot use');
  expect(left).toContain('return createSearchParams(defaultInit);');
  expect(left.match(/= \/\* @__PURE__ \*\/ React/g)).toHaveLength(3);
});
