/**
 * Lets the build leave out of the router what no page of ours asks for: forms, data routes and what fetches pages before a link is pressed. The
 * router's own condition for that fetching, an app that its framework built, never holds here, and no browser that we support asks for its advice on Internet Explorer.
 */
export default function unusedRouterParts(source) {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/return shouldPrefetch && !isAbsolute \? .+ : link;/, 'return link;')
    .replace(/warning\(\s*typeof URLSearchParams [^;]+\);/, '');
}
