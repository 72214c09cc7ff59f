import { call } from '../call';
import type { MemberInfo, Profile, ProfileChange } from './index';

type Nothing = Record<never, never>;

/** Who is signed in. */
export const memberInfo = call<Nothing, MemberInfo>('GET', '/wps/member/info', { token: true });
/** What the member told about themselves. */
export const profile = call<Nothing, Profile>('GET', '/wps/member/info/profile', { token: true });
/** Changes some of it. */
export const changeProfile = call<ProfileChange, Profile>('PUT', '/wps/member/info', { token: true, encrypted: true });
