export { createSocialAccounts, type SocialAccounts } from './accounts';
export { socialRoutes } from './routes';
export { createSocialSignIn } from './service';
