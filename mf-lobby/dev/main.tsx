import { runStandalone } from '@pavilion/testing/run-standalone';
import { descriptor } from '../src/descriptor';
import remote from '../src/remote';
import { sampleGateway } from '../src/testing/sample-gateway';

runStandalone(remote, descriptor, { http: sampleGateway() });
