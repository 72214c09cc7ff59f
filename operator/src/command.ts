import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { gatewayClient } from '@pavilion/tooling/cli/gateway-client.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';
import { orderOf } from './arguments';
import { description } from './description';
import { runOperatorCommand } from './run-operator-command';

await runCommand(description, process.argv.slice(2), async (given) => {
  const order = orderOf(given);
  if (order.what === 'verify') progress('Reading the audit log …');
  process.stdout.write(`${await runOperatorCommand(order, gatewayClient('operator-token'))}\n`);
});
