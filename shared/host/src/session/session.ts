/**
 * What a remote may know of who is signed in. Never the token. A visitor who is `returning` left a session here, and the gateway is being
 * asked whether it is still alive.
 *
 * @public
 */
export type Session = { state: 'visitor'; returning?: true } | { state: 'signed-in'; member: Member };
/**
 * The signed-in member, as far as remotes may know them. The balance is no part of it: `useBalance` has it.
 *
 * @public @sealed
 */
export interface Member {
  id: string;
  /** The user name. */
  account: string;
  nickname: string;
  /** 1, 2, 41, 42 are agents, 4 plays for free. */
  type: number;
  agent: boolean;
  trial: boolean;
}

/** Where the session lives: the shell. @public @sealed */
export interface SessionSource {
  current(): Session;
  subscribe(listener: () => void): () => void;
  /** Opens the sign-in popup; resolves when somebody is signed in, rejects when they close it. */
  signIn(): Promise<Member>;
  /** Signs in straight away, from a form of the remote's own (the agent landing). @throws CallError with the server's code */
  signInWith(credentials: {
    username: string;
    password: string;
    captcha?: string;
    captchaId?: string;
    /** `agent` refuses members who are no agents. */
    area?: 'member' | 'agent';
  }): Promise<Member>;
  register(): void;
  signOut(): Promise<void>;
  /** Reads the member again, after something about them changed. */
  refresh(): Promise<void>;
}
