import '../style/fonts.css';
import '../style/page.css';
import { asNumber, percentOf } from '../../src/models/fraction';
import type { TableModelId } from '../../src/models/model-id';
import { spotReturn } from '../../src/table/table-rules';
import { type BootData, readBootData } from '../boot';
import { type OpenedTable, openTable } from '../engine/replay';
import { RoundController } from '../engine/round-controller';
import layout from '../engine/round.module.css';
import { showPage } from '../engine/show-page';
import type { Skin } from '../engine/skin';
import { skyOf } from '../engine/sky';
import { Sound } from '../engine/sound';
import { startPage } from '../engine/start-page';
import { paidIn, stakedIn } from '../engine/verdict';
import { HostFrame } from '../host/host-frame';
import { applyHostSettings } from '../host/host-settings';
import { translate } from '../messages/translate';
import { StudioCalls } from '../studio/studio-calls';
import { betForm } from './bet-form';
import { felt } from './felt';
import { openRoundSheet, openTableRules } from './sheets';
import styles from './table.module.css';
import { type PlayedTable, type TableBet, TableGame } from './table-game';
import type { TablePlay } from './table-play';
import { TABLE_PLAYS } from './table-plays';
import { tableResult } from './table-result';

interface TableBoot extends BootData {
  readonly model: TableModelId;
  readonly skin: Skin;
}

const boot = readBootData() as TableBoot;
const { skin } = boot;
const play: TablePlay = TABLE_PLAYS[boot.model];
const calls = new StudioCalls<TableBet, PlayedTable>(boot.session ?? '');
const backdrop = () => skyOf(skin, layout['sky']);

function renderTable(opened: OpenedTable<PlayedTable>): Promise<void> {
  const game = new TableGame(play.rules, opened.session, opened.again);
  const sound = new Sound(skin.tune);
  const parts = { game, skin, sound };
  const scene = play.scene({
    ...parts,
    cameOut: (drawn) => play.cameOut(drawn, skin),
    shortly: (drawn) => play.shortly(drawn, skin),
    nameOf: (spot) => play.nameOf(spot, skin),
  });
  const rounds = new RoundController<TableBet, PlayedTable>(game, calls, host, {
    reveal: async ({ choice, drawn }) => {
      if (drawn) await scene.land(choice, drawn);
    },
  });
  const { colours } = skin;
  for (const [name, colour] of Object.entries({ felt: colours.top, 'felt-dark': colours.dark, 'felt-line': colours.glow }))
    document.body.style.setProperty(`--${name}`, colour);
  return showPage({
    ...{ boot, host, calls, opened, game, rounds, sound, backdrop },
    rtp: bestReturn(),
    result: (besides) => [tableResult(play, { ...parts, scene, ...besides }), felt(play, parts)],
    form: () => betForm(game, play, () => void rounds.play()),
    openRules: () => openTableRules(game, play, skin),
    openRound: (round) => openRoundSheet(game, play, skin, round),
    entryOf: (round) => entryOf(game, round),
    styles: { main: styles['main'], stage: styles['stage'] },
  });
}

/** That of the best bet, as the lists of operators have it; the rules have that of each. */
function bestReturn(): string {
  const returns = play.rules.spots
    .map((spot) => spotReturn(play.rules, spot))
    .sort((one, other) => asNumber(other) - asNumber(one));
  return returns[0] ? percentOf(returns[0]) : '';
}

function entryOf({ money }: TableGame, round: PlayedTable) {
  const amounts = { stake: money.format(stakedIn(round)), payout: money.format(paidIn(round)) };
  const text = round.drawn ? play.shortly(round.drawn, skin) : '–';
  const label = `${text}. ${translate('instant.historyEntry', amounts)}`;
  return { text, won: paidIn(round) > stakedIn(round), label };
}

applyHostSettings();
const host = new HostFrame(boot);
host.followFrame();
void startPage({ host, backdrop, name: document.title, open: () => openTable(calls), draw: renderTable });
