import { call } from '../call';
import type { MissionClaimRequest, MissionJoinRequest, MissionSummaryValue } from './index';

type Nothing = Record<never, never>;

export { missionStates, type MissionState, type MissionStepKind } from './vocabulary';

/** The missions of a member, and how far each is. */
export const missionSummary = call<Nothing, MissionSummaryValue>('GET', '/wps/relay/MCSFE_getMissionSummaryDetails', {
  token: true,
});
/** Joins a mission that asks for it. */
export const joinMission = call<MissionJoinRequest, MissionSummaryValue>('POST', '/wps/v2/missions/join', { token: true });
/** Takes the prize of a mission that was reached. */
export const claimMission = call<MissionClaimRequest, MissionSummaryValue>('POST', '/wps/v2/missions/claim', { token: true });
