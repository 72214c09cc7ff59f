// A picture, to a test, is an address.
module.exports = { __esModule: true, default: '/picture' };
