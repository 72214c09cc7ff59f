/** Something that a merchant has to be told. */
export interface Webhook {
  key: string;
  url: string;
  body: string;
  /** Milliseconds since 1970. */
  due: number;
}
