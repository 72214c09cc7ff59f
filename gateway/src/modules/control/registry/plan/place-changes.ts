import { type EffectOf, createEffect } from './effect';
import { blockedEffect } from './remote-changes';
import { placesInUse } from './places';
import { placeText } from './plan-texts';

/** A place that goes from the remote that has it to another one, which need not be there yet. */
export const placeEffect: EffectOf<'place'> = (state, { remote, place, to }, { descriptors }) => {
  const text = placeText(remote, place, to);
  const given = state.places[place];
  // One that was given a place and left the brand can still pass it on.
  if (!state.remotes[remote] && given?.to !== remote) return blockedEffect(state, text, 'registry.unknown_remote');
  if (given?.to !== to && !isHolder(given?.to, remote, placesInUse(state, descriptors).get(remote), place))
    return blockedEffect(state, text, 'registry.place_not_held');
  const next = { ...state, places: { ...state.places, [place]: given?.to === to ? given : { from: remote, to } } };
  return createEffect(state, next, { text, before: { [place]: given?.to ?? remote }, after: { [place]: to } });
};

function isHolder(owner: string | undefined, remote: string, held: ReadonlySet<string> | undefined, place: string): boolean {
  return owner === undefined ? held?.has(place) === true : owner === remote;
}
