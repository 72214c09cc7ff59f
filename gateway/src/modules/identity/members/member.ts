import type { MemberType } from './tables';

/** A registered account, trial account or agent. */
export interface Member {
  id: bigint;
  /** What screens and addresses show. */
  publicId: string;
  brand: string;
  /** The user name, as its owner wrote it. */
  account: string;
  nickname: string;
  type: MemberType;
  status: 'active' | 'locked' | 'closed';
  uplineId: bigint | undefined;
  /** Ids from the top agent to this member: `/1/5/9/`. */
  path: string;
  depth: number;
  /** What others register with to come in under this member. */
  inviteCode: string;
  registeredAt: Date;
}
