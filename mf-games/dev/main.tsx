import { aMember } from '@pavilion/testing';
import { runAlone } from '@pavilion/testing/run-alone';
import { descriptor } from '../src/descriptor';
import remote from '../src/remote';
import { sampleGateway } from '../src/testing/sample-gateway';

runAlone(remote, descriptor, { http: sampleGateway(), member: aMember() });
