import { call } from '../call';
import type { ChallengeCodeSent } from '../auth';
import type { ContactBody, ContactCodeBody, MemberContact, MemberInfo, Profile, ProfileChange } from './index';

type Nothing = Record<never, never>;

/** Who is signed in. */
export const memberInfo = call<Nothing, MemberInfo>('GET', '/wps/member/info', { token: true });
/** What the member told about themselves. */
export const profile = call<Nothing, Profile>('GET', '/wps/member/info/profile', { token: true });
/** Changes some of it. */
export const changeProfile = call<ProfileChange, Profile>('PUT', '/wps/member/info', { token: true, encrypted: true, once: true });
/** Whether the member has a way back into the account, and which they can add. */
export const memberContact = call<Nothing, MemberContact>('GET', '/wps/member/contact', { token: true });
/** Sends a code to a mail address or a number that is to be added. */
export const sendContactCode = call<ContactCodeBody, ChallengeCodeSent>('POST', '/wps/member/contact/code', {
  token: true,
  once: true,
});
/** Adds a mail address or a number, by the code that was sent there. */
export const addContact = call<ContactBody, MemberContact>('PUT', '/wps/member/contact', {
  token: true,
  encrypted: true,
  once: true,
});
