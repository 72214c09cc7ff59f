import type { Fraction } from '../../models/fraction';

/** What `blackjackReturn` and `returnOfFirstStake` come to, for pages: counting takes a cheap phone a second. A test counts again. */
export const LISTED_RETURN: Fraction = {
  numerator: 103_353_056_166_030_268_518_398_756_464n,
  denominator: 103_822_486_472_821_756_193_825_478_701n,
};
export const LISTED_OF_FIRST_STAKE: Fraction = { numerator: 91_263_899_886_477_128_982_972_893_772n, denominator: 13n ** 26n };
