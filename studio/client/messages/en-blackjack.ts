/** What blackjack says. */
export const enBlackjack = {
  'blackjack.aim': 'Come closer to 21 than the dealer',
  'blackjack.start': 'Deal for {amount}',
  'blackjack.running': 'Dealing…',
  'blackjack.hit': 'Hit',
  'blackjack.stand': 'Stand',
  'blackjack.double': 'Double',
  'blackjack.split': 'Split',
  'blackjack.insure': 'Insure',
  'blackjack.decline': 'No insurance',
  'blackjack.insurance': 'Insurance',
  'blackjack.insuranceAsked': 'Insurance?',
  'blackjack.insurancePaid': 'Insurance paid',
  'blackjack.insuranceLost': 'Insurance lost',
  'blackjack.dealer': 'Dealer',
  'blackjack.dealerShows': 'Dealer shows {cards}',
  'blackjack.you': 'You',
  'blackjack.handOf': 'Hand {hand} of {hands}',
  'blackjack.soft': 'soft {total}',
  'blackjack.faceDown': 'face down',
  'blackjack.empty': 'The felt is empty.',
  'blackjack.end.blackjack': 'blackjack',
  'blackjack.end.win': 'won',
  'blackjack.end.push': 'tie',
  'blackjack.end.lose': 'lost',
  'blackjack.end.bust': 'over 21',
  'blackjack.hint': 'What is best here?',
  'blackjack.best': 'Best on average: {act}',
  'blackjack.rules':
    'You and the dealer get two cards each; one of the dealer’s lies face down. Cards count their number, pictures 10, an ace 1 or 11. Hit for a card, or stand. Over 21 you lose. Closer to 21 than the dealer, you win as much as your stake; with the same total your stake comes back.',
  'blackjack.returnIs':
    '{percent}% of all that is staked with the best play, which is {first}% of the first stake. Other play brings less; what is best is told in the game when you ask.',
  'blackjack.deck': 'Cards',
  'blackjack.deckIs':
    'Every card is drawn from a whole deck of 52, whatever came before, as from a shoe without end. Cards that are out change nothing, so remembering them helps no bet.',
  'blackjack.dealerDoes':
    'Takes cards up to 16 and stands on every 17, also on a soft one. With an ace or a ten open, the dealer looks for a blackjack first: then the round is over, and no double or split is lost to it.',
  'blackjack.pays': 'Blackjack',
  'blackjack.paysSo':
    'An ace and a ten as your first two cards ({chance}% of rounds) pay 3 to 2 at once, and tie with a blackjack of the dealer’s. 21 after a split is no blackjack.',
  'blackjack.doubleIs': 'On any two cards, also after a split: your stake once more for one card more, and the hand stands.',
  'blackjack.splitIs':
    'Two cards of the same value become two hands, for your stake once more; up to four hands. Each gets its second card when it is its turn. Aces are split once and get one card each.',
  'blackjack.insuranceIs':
    'For half your stake when the dealer shows an ace. It pays 2 to 1 if the dealer has a blackjack. {percent}% of it comes back on average.',
  'blackjack.largest': '{amount}: the largest stake on four hands, all of them doubled and won.',
  'blackjack.abandoned':
    'A round goes on where you left it, also on another device. After an hour without a step, insurance is declined, every hand stands, and the dealer plays.',
  'blackjack.verifierCost': 'Staked {amount} stakes in all',
} as const;
