/** The agreement between host and remotes. A breaking change is a new number; the host also takes the one before. @internal */
export const CONTRACT_VERSION = 2;

/**
 * The federation runtime a remote was built for: remotes borrow the shell's, so its minor version is part of the contract.
 *
 * @internal
 */
export const FEDERATION_RUNTIME = '2.9';
