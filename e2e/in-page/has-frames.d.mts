export function hasFrames(): Promise<boolean>;
