import { usePrizeMode } from '../../queries/draws';
import { DrawList } from './DrawList';
import { useLotteryFavourites } from './use-lottery-favourites';

/** The draws of the brand, in its category of lotteries. */
export function DrawsOfCategory() {
  const prizeMode = usePrizeMode();
  const favourites = useLotteryFavourites();
  return <DrawList prizeMode={prizeMode} choice="ALL" favourites={favourites} gameCode={undefined} />;
}
