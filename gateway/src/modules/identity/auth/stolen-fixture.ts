import { messagesTo, PASSWORD, requestSealed, type TestApp } from '../../../platform/testing';

/** The withdrawal password of every victim. */
export const SECOND = '730519';

export interface Victim {
  username: string;
  mail: string;
  token: string;
}

/** Members whose session, password or mail box somebody stole, and what anybody can ask from any place. */
export function victimsOf(gateway: () => TestApp) {
  let people = 0;
  const nextAddress = () => `10.${(people += 1) >> 8}.${people & 255}.7`;

  /** Somebody with a password, a mail address and a withdrawal password, which were set long ago. */
  async function victim({ second = true }: { second?: boolean } = {}): Promise<Victim> {
    const username = `victim${(people += 1)}`;
    const mail = `${username}@mail.example`;
    const { members } = gateway().gateway.services;
    const own = { brand: 'pavilion', account: username, type: 0, password: PASSWORD } as const;
    await members.create({ ...own, profile: { email: mail }, ...(second && { paymentPassword: SECOND }) });
    return { username, mail, token: await signedIn(username, PASSWORD) };
  }

  const signIn = (username: string, password: string) =>
    requestSealed(gateway(), {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username, password },
      remoteAddress: nextAddress(),
    });
  const signedIn = async (username: string, password: string): Promise<string> =>
    (await signIn(username, password)).json().value.token;
  const forget = ({ username, mail }: Pick<Victim, 'username' | 'mail'>) =>
    gateway().request({
      method: 'POST',
      url: '/wps/member/password/email',
      payload: { username, email: mail },
      remoteAddress: nextAddress(),
    });
  const linkSentTo = async (mail: string): Promise<string> => {
    const sent = await messagesTo(gateway(), mail);
    return /reset=(\S+)/.exec(sent.find(({ template }) => template === 'password.link')?.text ?? '')?.[1] ?? '';
  };
  const resetBy = (code: string, newPassword: string) =>
    requestSealed(gateway(), {
      method: 'PUT',
      url: '/wps/member/password/reset',
      payload: { code, newPassword, confirmNewPassword: newPassword },
      remoteAddress: nextAddress(),
    });
  return { nextAddress, victim, signIn, signedIn, forget, linkSentTo, resetBy };
}
