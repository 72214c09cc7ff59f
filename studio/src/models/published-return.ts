import { type Fraction, lowest } from './fraction';
import type { Model } from './model';

const counted = new Map<string, Fraction>();

/**
 * The return that operators are told of a model: exactly, or, where it has no fraction of its own, cut to hundredths of a per cent as its list has it. It is worked out once, because that
 * can take a moment.
 */
export function publishedReturn(model: Model): Fraction {
  const known = counted.get(model.id) ?? model.exactReturn?.() ?? listed(model);
  counted.set(model.id, known);
  return known;
}

function listed({ listing }: Model): Fraction {
  const { rtp } = listing() as { readonly rtp: string };
  return lowest(BigInt(rtp.replace('.', '')), 10_000n);
}
