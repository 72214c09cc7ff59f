import { call } from '../call';
import type {
  Apps,
  AppsQuery,
  ChatModels,
  ChatModelsQuery,
  DomainRoutes,
  HelpCenter,
  HelpCenterQuery,
  LaunchChatBody,
  CanariesQuery,
  CanaryMatches,
  LaunchedChat,
  PermissionInfo,
  SystemStatus,
  Whitelabel,
} from './index';

type Nothing = Record<never, never>;

/** Which targeted canaries a visitor is meant for. */
export const canaries = call<CanariesQuery, CanaryMatches>('GET', '/wps/system/canaries');
/** The same for whoever is signed in. */
export const memberCanaries = call<CanariesQuery, CanaryMatches>('GET', '/wps/system/memberCanaries', { token: true });
/** Whether the brand is open. */
export const systemStatus = call<Nothing, SystemStatus>('GET', '/wps/system/status');
/** What is switched on for the brand. */
export const whitelabel = call<Nothing, Whitelabel>('GET', '/wps/system/whitelabel');
/** What the brand is for this caller; answered in every state of the site. */
export const permission = call<Nothing, PermissionInfo>('GET', '/wps/system/permission');
/** The brand's hosts. */
export const domainRoute = call<Nothing, DomainRoutes>('GET', '/wps/system/domainRoute');
/** Help articles, terms and the legal page. */
export const helpCenter = call<HelpCenterQuery, HelpCenter>('GET', '/wps/system/helpCenter');
/** How the brand comes onto a phone. */
export const apps = call<AppsQuery, Apps>('GET', '/wps/system/apps');
/** The desks of the chat. */
export const chatModels = call<ChatModelsQuery, ChatModels>('GET', '/wps/relay/CBS_modelList');
/** Opens a chat with a desk; fails with `chat.off`. */
export const launchChat = call<LaunchChatBody, LaunchedChat>('POST', '/wps/relay/CBS_launchChat');
