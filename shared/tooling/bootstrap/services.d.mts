/** A built program of ours that goes on running. */
export class Service {
  constructor(name: string, file: string, place: { env: Record<string, string>; cwd?: string; folder: string });
  readonly log: string;
  ready(url: string, seconds?: number): Promise<void>;
  keepRunning(tell: (text: string) => void): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
  restart(signal?: NodeJS.Signals): Promise<void>;
  readonly pid: number;
  processorMs(): number;
}
