import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A game in its frame, or on a page of its own. */
export type Game = Pick<FrameLocator | Page, 'locator' | 'getByRole'>;
type Play = (game: Game) => Promise<void>;

/** Longer than any drawing of a result. */
export const ROUND = { timeout: 20_000 };
const PAST = /^(Your last (rounds|spins|rolls)|আপনার শেষ (রাউন্ড|স্পিন)গুলো)$/;

/** The button that bets; in games with steps also the one that ends a round. */
export const betButton = (game: Game) => game.locator('form button[type=submit]');
export const pastRounds = (game: Game) => game.getByRole('list', { name: PAST }).getByRole('listitem');
const canPress = (game: Game) => expect(betButton(game)).toHaveAttribute('aria-disabled', 'false', ROUND);

/** Space bets, as Enter does. */
const bet: Play = async (game) => {
  await canPress(game);
  await betButton(game).press(' ');
};

/** A chip on the first spot, by the keyboard, and the round. */
const layAndBet: Play = async (game) => {
  await expect(betButton(game)).toBeVisible(ROUND);
  await game.locator('[data-spot]').first().press('Enter');
  await bet(game);
};

/** A round of mines or of a tower: the first tile that may be opened, and what it came to where nothing was behind it. */
const openATile: Play = async (game) => {
  const before = await pastRounds(game).count();
  await bet(game);
  const tiles = game.getByRole('main').getByRole('group').getByRole('button');
  await tiles.and(game.locator('[aria-disabled="false"]')).first().press('Enter', ROUND);
  await canPress(game);
  if ((await pastRounds(game).count()) === before) await betButton(game).press('Enter');
};

/** The first guess, and what it came to where it was right. */
const guess: Play = async (game) => {
  const before = await pastRounds(game).count();
  await bet(game);
  const higher = game.locator('form button', { hasText: '×' }).first();
  await expect(higher).toHaveAttribute('aria-disabled', 'false', ROUND);
  await higher.press('Enter');
  await canPress(game);
  if ((await pastRounds(game).count()) === before) await betButton(game).press('Enter');
};

/** The first of what is offered, again and again, until the round is over: cards are drawn, hands are played, shots are fired. */
const pressOn: Play = async (game) => {
  await canPress(game);
  const before = await pastRounds(game).count();
  const start = await betButton(game).textContent();
  await betButton(game).press(' ');
  await expect(async () => {
    // Once the round is over, the button would begin another one. As long as it waits for a step it stays as it is.
    const now = await betButton(game).evaluate(({ textContent, ariaDisabled }) => ({ textContent, ariaDisabled }));
    if (now.textContent !== start && now.ariaDisabled === 'false') await betButton(game).press('Enter');
    expect(await pastRounds(game).count()).toBe(before + 1);
  }).toPass({ ...ROUND, intervals: [300] });
};

/** A title in both languages, and how a round of it is played by the keyboard. */
export interface PlayedTitle {
  readonly en: string;
  readonly bn: string;
  readonly play: Play;
}

/** The games of one choice, one of each model. */
export const OF_ONE_CHOICE: readonly PlayedTitle[] = [
  { en: 'Kite Sky', bn: 'ঘুড়ির আকাশ', play: bet },
  { en: 'Firefly Fall', bn: 'জোনাকি ঝরা', play: bet },
  { en: 'Fair Wheel', bn: 'মেলার চাকা', play: bet },
  { en: 'Lotus Pond Keno', bn: 'পদ্মপুকুর কেনো', play: bet },
  { en: 'Mohur Toss', bn: 'বাঘ না শাপলা', play: bet },
  { en: 'Mohur Cups', bn: 'কাপের নিচে মোহর', play: bet },
  { en: 'Genie’s Card', bn: 'জিনের তাস', play: bet },
];

/** One title of each model but dice and the games of one choice, which have journeys of their own. */
export const TITLES: readonly PlayedTitle[] = [
  { en: 'Kingfisher River', bn: 'মাছরাঙার নদী', play: bet },
  { en: 'Firefly Night', bn: 'জোনাকির রাত', play: bet },
  { en: 'Lucky Bells', bn: 'ভাগ্যের ঘণ্টা', play: bet },
  { en: 'Gem Waterfall', bn: 'মণির ঝরনা', play: bet },
  { en: 'Mohur Vault', bn: 'মোহরের সিন্দুক', play: bet },
  { en: 'Lotus Moonrise', bn: 'পদ্মবনে চাঁদ', play: bet },
  { en: 'Lotus Roulette', bn: 'পদ্ম রুলেট', play: layAndBet },
  { en: 'Swan Baccarat', bn: 'রাজহাঁস ব্যাকারাট', play: layAndBet },
  { en: 'Dragon Tiger Duel', bn: 'ড্রাগন-বাঘের দ্বৈরথ', play: layAndBet },
  { en: 'Lantern Sic Bo', bn: 'লণ্ঠন সিক বো', play: layAndBet },
  { en: 'Moonlit Andar Bahar', bn: 'চাঁদনি আন্দর বাহার', play: layAndBet },
  { en: 'Lagoon Mines', bn: 'লেগুনের মাইন', play: openATile },
  { en: 'Falcon Towers', bn: 'বাজের মিনার', play: openATile },
  { en: 'Boishakh Scratch', bn: 'বৈশাখী স্ক্র্যাচ', play: pressOn },
  { en: 'Crane Hi-Lo', bn: 'সারসের উঁচু-নিচু', play: guess },
  { en: 'Palace Jacks', bn: 'রাজবাড়ির গোলাম', play: pressOn },
  { en: 'Rainbow Deuces', bn: 'রংধনুর দুরি', play: pressOn },
  { en: 'Lion Double Bonus', bn: 'সিংহের ডাবল বোনাস', play: pressOn },
  { en: 'Magpie Blackjack', bn: 'দোয়েল ব্ল্যাকজ্যাক', play: pressOn },
  { en: 'Sultan’s War', bn: 'সুলতানের যুদ্ধ', play: pressOn },
  { en: 'Crown Three Card Poker', bn: 'মুকুট তিন তাস পোকার', play: pressOn },
  { en: 'Jasmine Teen Patti', bn: 'জুঁই তিন পাত্তি', play: pressOn },
  { en: 'Hilsa Monsoon', bn: 'ইলিশের বর্ষা', play: pressOn },
];

/** One title of every model there is. */
export const EVERY_MODEL: readonly PlayedTitle[] = [{ en: 'Lantern Dice', bn: 'লণ্ঠন পাশা', play: bet }, ...OF_ONE_CHOICE, ...TITLES];

/** Some that labels make, of models that look unlike one another. */
export const MADE: readonly PlayedTitle[] = [
  { en: 'Laughing Astronaut', bn: 'হাসিখুশি নভোচারী', play: bet },
  { en: 'Flute Fair', bn: 'বাঁশির মেলা', play: bet },
  { en: 'Blazing Horse', bn: 'জ্বলন্ত ঘোড়া', play: bet },
  { en: 'Moonlit Scroll', bn: 'জোছনামাখা পুঁথি', play: bet },
  { en: 'Silken Roulette', bn: 'রেশমি রুলেট', play: layAndBet },
  { en: 'Pineapple Mines', bn: 'আনারস মাইন', play: openATile },
  { en: 'Lobster Rally', bn: 'গলদা চিংড়ির লড়াই', play: pressOn },
];

/** Every day a game is played on one kind of screen, by turns; in the long run on both. */
export function isPlayedHere(page: Page, at: number): boolean {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return Boolean(process.env.PAVILION_SOAK) || (at % 2 === 0) === isPhone;
}
