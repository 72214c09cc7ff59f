/** The operator said something that the command does not know. */
export class Misunderstood extends Error {}

/** The gateway did not do it, or could not be asked. */
export class RegistryRefused extends Error {}
