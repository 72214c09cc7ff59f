import { type Fraction, lowest } from './fraction';
import type { Model } from './model';

/** The return that operators are told of a model: exactly, or, where it has no fraction of its own, cut to hundredths of a per cent as its list has it. */
export function publishedReturn({ exactReturn, listing }: Model): Fraction {
  if (exactReturn) return exactReturn();
  const { rtp } = listing() as { readonly rtp: string };
  return lowest(BigInt(rtp.replace('.', '')), 10_000n);
}
