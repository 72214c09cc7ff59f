export { createSocialAccounts, type SocialAccounts } from './accounts';
export { socialRoutes } from './routes';
export { createSocial, type Social } from './service';
