/** The gateway's private port. Every call resolves to the answer's `value`. @throws Obstacle when the gateway refuses or does not answer */
export interface GatewayClient {
  get<Value>(path: string): Promise<Value>;
  post<Value>(path: string, body: object): Promise<Value>;
  /** For what does the same when it is done twice: asked again while the gateway is too busy to answer. */
  postAgain<Value>(path: string, body: object): Promise<Value>;
  put<Value>(path: string, bytes: Uint8Array): Promise<Value>;
  postFile<Value>(path: string, bytes: Uint8Array): Promise<Value>;
}

/**
 * How every command calls the gateway. Address, token and data folder come from `env`, else from the installation in this checkout.
 *
 * @throws Obstacle when there is no token
 */
export function gatewayClient(token: 'deploy-token' | 'operator-token', options?: { env?: NodeJS.ProcessEnv }): GatewayClient;

/** Who gives the command: `PAVILION_WHO`, else the user of this machine. */
export function whoami(env?: NodeJS.ProcessEnv): string;
