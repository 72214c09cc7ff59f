// A stylesheet, to a test, is a dictionary that answers each class name with itself.
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => (name === 'default' ? module.exports : (own[name] ?? name)) },
);
