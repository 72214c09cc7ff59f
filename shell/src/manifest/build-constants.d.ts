/** Public halves of the keys that brand manifests are signed with; the build writes them in. */
declare const PAVILION_MANIFEST_KEYS: readonly { kid: string; publicKey: string }[];
