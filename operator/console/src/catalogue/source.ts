/** What is brought in: a file, or the list of a vendor. */
export type Source = { file: File } | { vendor: string };
