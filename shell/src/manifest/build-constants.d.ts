/** Public halves of the keys that brand manifests are signed with; the build writes them in. */
declare const PAVILION_MANIFEST_KEYS: readonly { kid: string; publicKey: string }[];
/** The shell's own version, with a hash of its sources; the build writes it in. */
declare const PAVILION_SHELL_VERSION: string;
