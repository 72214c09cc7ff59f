/** What a callback says; undefined when it says nothing that can be read, which whoever checks its fields refuses. */
export function parseSandboxBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // A body that is no JSON is recorded as a callback that was rejected.
    return undefined;
  }
}
