// Loaded into the measured programs: what nobody holds any more is freed when a signal asks for it, so that their memory is what they need.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
// What a first collection only marks, as what finalisers hold, goes with the next.
process.on('SIGUSR2', () => {
  for (let times = 0; times < 3; times += 1) collect();
});
