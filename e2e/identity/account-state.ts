import { runSql } from '../run-sql';
import { BRAND, type NewMember } from './lagoon';

/**
 * Lets the time pass until messages may be sent again. A number gets one code a minute, a machine ten in an hour: that these limits hold is
 * proven in the gateway's own tests; a journey that waited for them would prove nothing more.
 */
export function resetRateLimits(): Promise<void> {
  return runSql(`update share_uses set at = at - interval '2 days'`);
}

/**
 * Makes every address one that this member has not been seen at. All tests come from the same machine, and the gateway believes nobody who
 * says otherwise.
 */
export function forgetNetworks({ username }: Pick<NewMember, 'username'>): Promise<void> {
  return runSql(`delete from member_networks where member_id = ${MEMBER}`, [username]);
}

/** What makes a password one that has to be changed, and that no browser can do: another's choice, and time. */
export function forcePasswordChange({ username }: NewMember, fault: 'first' | 'expired'): Promise<void> {
  const spoilt = fault === 'first' ? 'must_change = true' : `changed_at = now() - interval '11 years'`;
  return runSql(`update credentials set ${spoilt} where member_id = ${MEMBER}`, [username]);
}

/** Calls a member by their own password, which nobody may choose at registration: accounts that are older than the rule do. */
export function setNameToPassword({ username, password }: NewMember): Promise<void> {
  return runSql(`update members set account = $2 where id = ${MEMBER}`, [username, password]);
}

/** Makes `answer` the right one for a captcha: what the picture says is drawn so that no machine reads it. */
export function setCaptchaAnswer(captchaId: string, answer: string): Promise<void> {
  return runSql(`update captchas set answer_hash = sha256(convert_to($1 || ' ' || $2, 'UTF8')) where id = $1`, [captchaId, answer]);
}

const MEMBER = `(select id from members where brand = '${BRAND}' and account = $1)`;
