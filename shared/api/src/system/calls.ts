import { call } from '../call';
import type { SystemStatus, Whitelabel } from './index';

type Nothing = Record<never, never>;

/** Whether the brand is open. */
export const systemStatus = call<Nothing, SystemStatus>('GET', '/wps/system/status');
/** What is switched on for the brand. */
export const whitelabel = call<Nothing, Whitelabel>('GET', '/wps/system/whitelabel');
