import type { Service } from './services.mjs';

/** One instance of the platform: its folder and its ports. */
export interface Instance {
  dataDir: string;
  port: number;
  consolePort: number;
  studioPort: number;
  acquirerPort: number;
  privatePort: number;
  origin: string;
  consoleOrigin: string;
  studioOrigin: string;
  acquirerOrigin: string;
}

export function instanceAt(place: {
  folder: string;
  port: number;
  consolePort?: number;
  studioPort?: number;
  acquirerPort?: number;
  privatePort?: number;
}): Instance;

export function startPlatform(
  instance: Instance,
  options?: {
    tell?: (text: string) => void;
    demo?: 'none' | 'small' | 'large';
    env?: Record<string, string>;
    everywhere?: boolean;
    fallBack?: boolean;
    findable?: boolean;
    stopped?: Promise<unknown>;
  },
): Promise<{
  env: Record<string, string>;
  gateway: Service;
  studio: Service;
  acquirer: Service;
  notices: string[];
  keepRunning(): void;
  stop(): Promise<void>;
}>;

export function stopDatabase(instance: Instance): Promise<void>;
