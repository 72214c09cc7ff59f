/** What is brought in: a file, or the list of a vendor. */
export type ImportSource = { file: File } | { vendor: string };
