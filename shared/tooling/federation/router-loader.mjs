/**
 * Lets the build leave out of the router what no page of ours asks for: forms, data routes and what fetches pages before a link is pressed. The
 * router's own condition for that fetching, an app that its framework built, never holds here. Its advice to whoever writes routes goes too: on a
 * player's console nobody who does would read it.
 */
export default function unusedRouterParts(source) {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/return shouldPrefetch && !isAbsolute \? .+ : link;/, 'return link;')
    .replaceAll(/^ *warning\(\n[^]*?\n *\);$/gm, ';');
}
