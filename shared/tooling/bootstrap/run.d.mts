interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  show?: boolean;
}

export function run(program: string, args: string[], options?: RunOptions): Promise<string>;
export function runTs(file: string, args?: string[], options?: RunOptions): Promise<string>;
export function runPavilion(args: string[], options?: RunOptions): Promise<string>;
