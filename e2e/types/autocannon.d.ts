declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Of all connections together, each second; as many as are answered unless given. */
    overallRate?: number;
    requests?: { path: string }[];
  }
  interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(load: Load): Promise<Result> & { stop(): void };
}
