import type { ApiResponse } from '@pavilion/api';
import { CallFailure } from './call-failure';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface StaffClientOptions {
  /** Where the gateway answers; the page's own origin unless told. */
  origin?: string;
  /** Language of the texts that the gateway writes. */
  language: () => string;
  /** Whether somebody is using the page just now. */
  isUserActive: () => boolean;
}

/** How the console reaches the gateway. */
export interface StaffClient {
  /** @throws CallFailure */
  call<Value>(method: Method, path: string, body?: object | Blob): Promise<Value>;
  /** The session's proof, sent back with every call that changes something. */
  setCsrfToken(csrf: string): void;
  /** Called when the gateway no longer knows the session; one listener. */
  onSessionEnd(listener: () => void): void;
}

/** Calls with the session's cookie. */
export function createStaffClient({ origin = location.origin, language, isUserActive }: StaffClientOptions): StaffClient {
  let csrf = '';
  let onEnded = () => {};
  return {
    setCsrfToken: (proof) => void (csrf = proof),
    onSessionEnd: (listener) => void (onEnded = listener),
    async call<Value>(method: Method, path: string, body?: object | Blob) {
      const { status, answer } = await ask<Value>(new URL(`/staff${path}`, origin), {
        method,
        credentials: 'same-origin',
        headers: {
          'accept-language': language(),
          ...(method !== 'GET' && { 'x-pavilion-csrf': csrf }),
          // Nobody at the keyboard: the page asks by itself, and that keeps no session alive.
          ...(!isUserActive() && { 'x-pavilion-background': '1' }),
          ...(body && { 'content-type': isFile(body) ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isFile(body) ? await body.arrayBuffer() : JSON.stringify(body) }),
      });
      if (answer.success) return answer.value;
      const { code, message, fields, details } = answer;
      if (code === 'auth.required' && path !== '/session') onEnded();
      throw new CallFailure(status, code, message, fields, details);
    },
  };
}

function isFile(body: object): body is Blob {
  return 'arrayBuffer' in body;
}

async function ask<Value>(address: URL, request: RequestInit): Promise<{ status: number; answer: ApiResponse<Value> }> {
  try {
    const response = await fetch(address, request);
    return { status: response.status, answer: (await response.json()) as ApiResponse<Value> };
  } catch {
    throw new CallFailure(0, 'network.lost', '');
  }
}
