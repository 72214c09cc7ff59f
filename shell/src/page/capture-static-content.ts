/** The first screen as the server drew it: it stands in for the page until the real one is there. */
export interface StaticContent {
  /** The nodes while the player is where the page was served for; nothing once they have gone elsewhere. */
  nodes(): readonly Node[];
}

/** Takes the nodes out of the server's HTML, before the root is rendered over. */
export function captureStaticContent(page: Document): StaticContent {
  let nodes = [...(page.getElementById('content')?.childNodes ?? [])];
  const address = page.location.pathname;
  return {
    nodes() {
      if (page.location.pathname !== address) nodes = [];
      return nodes;
    },
  };
}
