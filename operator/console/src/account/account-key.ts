export const ACCOUNT_KEY = ['account'];
